// Before each file of tests: files share a window, which saves most of their time, and nothing else.
import type { Window } from 'happy-dom';
import { vi } from 'vitest';

await (window as unknown as Window).happyDOM.abort();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
vi.resetModules();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
