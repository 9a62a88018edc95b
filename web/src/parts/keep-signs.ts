/** Has all that the page shows in French keep its signs, wherever the words come from. */
import { type ComponentChild, type ComponentChildren, options } from 'preact';
import { lang } from '../kept.ts';
import { withSigns } from '../words/signs.ts';

const signed = (child: ComponentChild): ComponentChild => (typeof child === 'string' ? withSigns(child) : child);

/** What is to be read as it stands. */
const VERBATIM: ReadonlySet<unknown> = new Set(['pre', 'code', 'textarea']);

/** Has it so from now on. */
export const keepSigns = (): void => {
  const before = options.vnode;
  options.vnode = (vnode) => {
    const { type, props } = vnode;
    const children: ComponentChildren = props.children;
    if (lang.value === 'fr' && !VERBATIM.has(type)) {
      if (Array.isArray(children)) props.children = children.map(signed);
      else if (typeof children === 'string') props.children = withSigns(children);
    }
    before?.(vnode);
  };
};
