import type { Content } from '../content/catalog.ts';

/** A table of `build` for each catalog, made when first needed; the last one is at hand without a look-up. */
export const perCatalog = <Table extends object>(build: (content: Content) => Table): ((content: Content) => Table) => {
  const tables = new WeakMap<Content, Table>();
  let last: { readonly content: Content; readonly table: Table } | undefined;
  return (content) => {
    if (last?.content === content) return last.table;
    const table = tables.get(content) ?? build(content);
    tables.set(content, table);
    last = { content, table };
    return table;
  };
};
