/** What the browser keeps between visits. Everything works where it keeps nothing, such as in a private window. */
import { effect, type Signal, signal } from '@preact/signals';
import type { Lang } from '../../packages/engines/src/types.ts';

const PREFIX = 'arbor.';

/** What is kept under this name; null where nothing is. */
export const read = (name: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
};

/** Keeps `value` under this name, or forgets it. */
export const write = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // Storage is full or forbidden: the page goes on without it.
  }
};

/** A signal whose value is kept. */
const keptSignal = (name: string, initial: string): Signal<string> => {
  const kept = signal(read(name) ?? initial);
  effect(() => write(name, kept.value));
  return kept;
};

const browserLang = navigator.languages.find((each) => /^(en|fr)\b/.test(each)) ?? 'en';
const langName = keptSignal('lang', browserLang.slice(0, 2));

/** The language of the page. */
export const lang = {
  get value(): Lang {
    return langName.value === 'fr' ? 'fr' : 'en';
  },
  set value(to: Lang) {
    langName.value = to;
  },
};
effect(() => {
  document.documentElement.lang = lang.value;
});

/** Paces of bots: how long a move is shown before the next one, in ms. */
export const PACES = { quick: 0, usual: 500, slow: 1500 } as const;
export type Pace = keyof typeof PACES;
const paceName = keptSignal('pace', 'usual');

/** How fast bots play. */
export const pace = {
  get value(): Pace {
    return paceName.value === 'quick' || paceName.value === 'slow' ? paceName.value : 'usual';
  },
  set value(to: Pace) {
    paceName.value = to;
  },
};

/** The key that the server asks for; empty where it asks for none. */
export const apiKey = keptSignal('key', '');
