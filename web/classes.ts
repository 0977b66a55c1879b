// By the name of its class an element knows which component's style it has. Those names stand in every element and every
// rule of a page, so they are short.
import type { CompileOptions } from 'svelte/compiler';

const LEAST = 4;
const owners = new Map<string, string>();

export const shortClass: CompileOptions['cssHash'] = ({ hash, filename, css }) => {
  const component = filename || css;
  const whole = hash(component);
  for (let length = LEAST; length < whole.length; length++) {
    const name = `s-${whole.slice(0, length)}`;
    if ((owners.get(name) ?? component) === component) {
      owners.set(name, component);
      return name;
    }
  }
  return `s-${whole}`;
};
