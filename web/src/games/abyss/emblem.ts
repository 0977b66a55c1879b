// The picture in its porthole, and the water behind it.
import './emblem.css';

export { default } from '~icons/game-icons/triton-head';
