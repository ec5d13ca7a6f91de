/** A laptop and a phone, as options of a browser context. */
export const laptop = { viewport: { width: 1280, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export const devices = [
  ['laptop', laptop],
  ['phone', phone],
] as const;
