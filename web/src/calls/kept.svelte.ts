// What this browser remembers of calls: whether they were offered, whether it is called, and at which tables not.
import { recall, remember } from '../store';

const KEY = 'calls';
const MOST = 100;

interface Kept {
  offered: boolean;
  on: boolean;
  not: string[];
}

class KeptCalls {
  /** They were asked once whether they want to be called. */
  offered = $state(false);
  /** There is somewhere to call them. */
  on = $state(false);
  /** Tables for which they do not want it. */
  not = $state.raw<readonly string[]>([]);

  constructor() {
    const kept = recall<Partial<Kept>>(KEY, {});
    this.offered = kept.offered === true;
    this.on = kept.on === true;
    this.not = Array.isArray(kept.not) ? kept.not.filter((each) => typeof each === 'string') : [];
  }

  keep(news: Partial<Pick<KeptCalls, 'offered' | 'on'>>): void {
    Object.assign(this, news);
    this.#write();
  }

  /** Whether they want it at this table. */
  leave(table: string, out: boolean): void {
    this.not = [...this.not.filter((each) => each !== table), ...(out ? [table] : [])].slice(-MOST);
    this.#write();
  }

  #write(): void {
    remember(KEY, { offered: this.offered, on: this.on, not: [...this.not] } satisfies Kept);
  }
}

export const keptCalls = new KeptCalls();
