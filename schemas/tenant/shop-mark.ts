/** The shop's mark, a linden leaf, as SVG paths on a field of 32 × 32: in the header's logo and in all icons. */
export const shopMark = {
  outline:
    'M16 30.5C6.2 25.2 2.7 18.3 3.9 11.2 5 4.9 9.8 1.8 13.2 4.9c1.3 1.2 2.2 2.7 2.8 4.3.6-1.6 1.5-3.1 2.8-4.3C22.2 1.8 27 4.9 28.1 11.2 29.3 18.3 25.8 25.2 16 30.5Z',
  /** What makes a leaf of it; drawn as a line. */
  veins: 'M16 10.5v20M10.2 12.3 16 16.7l5.8-4.4M8.9 18.3l7.1 5 7.1-5',
} as const;
