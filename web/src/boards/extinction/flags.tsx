/** Flags of the ambassadors’ countries, simplified. */

/** Stripes from the left or from the top. */
const stripes = (colours: readonly string[], isUpright = false) => {
  const [wide, high] = isUpright ? [30 / colours.length, 20] : [30, 20 / colours.length];
  return colours.map((fill, index) => (
    <rect
      key={index}
      x={isUpright ? index * wide : 0}
      y={isUpright ? 0 : index * high}
      width={wide}
      height={high}
      fill={fill}
    />
  ));
};

const star = (x: number, y: number, r: number, fill: string) => (
  <path
    key={`${x} ${y}`}
    fill={fill}
    d={`M${Array.from({ length: 10 }, (_, index) => {
      const reach = index % 2 === 0 ? r : r * 0.4;
      const turn = (index * Math.PI) / 5;
      return `${(x + reach * Math.sin(turn)).toFixed(2)} ${(y - reach * Math.cos(turn)).toFixed(2)}`;
    }).join('L')}z`}
  />
);

const FLAGS: Readonly<Record<string, () => preact.ComponentChildren>> = {
  brazil: () => (
    <>
      <rect width="30" height="20" fill="#12934f" />
      <path d="M15 3l11 7-11 7-11-7z" fill="#f7d420" />
      <circle cx="15" cy="10" r="4" fill="#26418f" />
    </>
  ),
  indonesia: () => stripes(['#d8282f', '#ffffff']),
  japan: () => (
    <>
      <rect width="30" height="20" fill="#ffffff" />
      <circle cx="15" cy="10" r="6" fill="#c2183a" />
    </>
  ),
  canada: () => (
    <>
      <rect width="30" height="20" fill="#ffffff" />
      <path d="M0 0h7.5v20H0zM22.5 0H30v20h-7.5z" fill="#d8282f" />
      <path d="M15 3l1.5 3 2-1-.8 4 3-1-1 2 1.3 1-4 3H15.4v3h-.8v-3H13l-4-3 1.3-1-1-2 3 1-.8-4 2 1z" fill="#d8282f" />
    </>
  ),
  india: () => (
    <>
      {stripes(['#f59a3c', '#ffffff', '#1d8a3c'])}
      <circle cx="15" cy="10" r="2.5" fill="none" stroke="#26418f" />
    </>
  ),
  switzerland: () => (
    <>
      <rect width="30" height="20" fill="#d8282f" />
      <path d="M13 4h4v4h4v4h-4v4h-4v-4H9V8h4z" fill="#ffffff" />
    </>
  ),
  netherlands: () => stripes(['#b3232f', '#ffffff', '#26418f']),
  norway: () => (
    <>
      <rect width="30" height="20" fill="#c2283a" />
      <path d="M8 0h6v20H8zM0 7h30v6H0z" fill="#ffffff" />
      <path d="M9.5 0h3v20h-3zM0 8.5h30v3H0z" fill="#26418f" />
    </>
  ),
  'costa-rica': () => <>{stripes(['#26418f', '#ffffff', '#d8282f', '#d8282f', '#ffffff', '#26418f'])}</>,
  china: () => (
    <>
      <rect width="30" height="20" fill="#d8282f" />
      {star(6, 6, 4, '#f7d420')}
      {[
        star(12, 2.5, 1.3, '#f7d420'),
        star(14, 5, 1.3, '#f7d420'),
        star(14, 8.5, 1.3, '#f7d420'),
        star(12, 11, 1.3, '#f7d420'),
      ]}
    </>
  ),
  kenya: () => (
    <>
      {stripes(['#161616', '#b3232f', '#157a3c'])}
      <path d="M0 6h30v1.3H0zM0 12.7h30V14H0z" fill="#ffffff" />
      <ellipse cx="15" cy="10" rx="3" ry="6.5" fill="#b3232f" stroke="#ffffff" />
    </>
  ),
  australia: () => (
    <>
      <rect width="30" height="20" fill="#26418f" />
      <path d="M0 0l14 9M14 0L0 9M7 0v9M0 4.5h14" stroke="#ffffff" stroke-width="1.8" />
      <path d="M7 0v9M0 4.5h14" stroke="#c2283a" />
      {[
        star(7, 15, 2.6, '#ffffff'),
        star(22, 4, 1.5, '#ffffff'),
        star(26, 8, 1.5, '#ffffff'),
        star(18, 9, 1.5, '#ffffff'),
        star(22, 16, 1.5, '#ffffff'),
      ]}
    </>
  ),
};

/** The flag of a country; plain where it is none of ours. */
export const Flag = ({ country }: { readonly country: string }) => (
  <svg class="x-flag" viewBox="0 0 30 20" aria-hidden="true">
    <rect width="30" height="20" fill="#8a8f8c" />
    {FLAGS[country]?.()}
  </svg>
);
