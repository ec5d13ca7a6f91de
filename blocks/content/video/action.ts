import { readConsent } from '../../kit/browser/read-consent.ts';
import { playerAddress } from './player-address.ts';

/** Who said yes to social media is not asked again at every video; the player still comes only when it is wanted. */
export function start(element: HTMLElement): void {
  const update = (): void => {
    const agreed = readConsent(document.cookie, element.dataset.cookie ?? '');
    element.dataset.consent = String(agreed?.includes('C0005') === true);
  };
  update();
  // The banner keeps the answer before anybody else hears of it.
  document.addEventListener('consent-changed', update);
}

/** Puts the player in the place of the poster: the visitor's click is the consent to this one video. */
export function run(element: HTMLElement): void {
  const { host = '', id = '', title = '' } = element.dataset;
  const box = element.closest<HTMLElement>('[data-cookie]');
  const address = playerAddress(host, id);
  if (!box || address === undefined) return;
  if (box.dataset.state === 'refused') {
    location.assign(element.getAttribute('href') ?? '');
    return;
  }
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  watchRefusal(address, () => {
    frame.remove();
    box.dataset.state = 'refused';
  });
  frame.src = address;
  box.append(frame);
  box.dataset.state = 'playing';
  frame.focus();
}

/** Calls when the page's policy does not let the player in: better the way to the host than an empty box. */
function watchRefusal(address: string, refused: () => void): void {
  document.addEventListener('securitypolicyviolation', function listen({ effectiveDirective, blockedURI }) {
    if (effectiveDirective !== 'frame-src' || !blockedURI || !address.startsWith(blockedURI)) return;
    document.removeEventListener('securitypolicyviolation', listen);
    refused();
  });
}
