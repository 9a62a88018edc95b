/** The sign of Arbor. */
export const Leaf = () => (
  <svg class="leaf" viewBox="0 0 32 32" aria-hidden="true">
    <path class="leaf-blade" d="M16 2c7 5 10 10 10 16 0 6-4 10-9 10.8V31h-2v-2.2C10 28 6 24 6 18 6 12 9 7 16 2z" />
    <path class="leaf-veins" d="M16 9v20M16 15l-5-4M16 15l5-4M16 21l-6-4M16 21l6-4" />
  </svg>
);
