import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run, start } from './action.ts';

class FakeFrame {
  src = '';
  title = '';
  referrerPolicy = '';
  isGone = false;
  focused = 0;
  focus(): void {
    this.focused++;
  }
  remove(): void {
    this.isGone = true;
  }
}

let page: EventTarget & { cookie: string; createElement: () => FakeFrame };
let box: { dataset: Record<string, string>; frames: FakeFrame[]; append: (frame: FakeFrame) => void };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { cookie: '', createElement: () => new FakeFrame() });
  box = { dataset: { cookie: 'consent' }, frames: [], append: (frame) => void box.frames.push(frame) };
  vi.stubGlobal('document', page);
});

function press(dataset: Record<string, string>): FakeFrame | undefined {
  run({ dataset, closest: () => box, getAttribute: () => 'https://vimeo.com/1' } as unknown as HTMLElement);
  return box.frames[0];
}

const film = { host: 'youtube', id: 'aqz-KE-bpKQ', title: 'So pflegst Du Wolle' };

describe('the player', () => {
  test('comes with the visitor’s click, named and with the focus', () => {
    const frame = press(film);
    expect(frame).toMatchObject({
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      title: 'So pflegst Du Wolle',
      referrerPolicy: 'strict-origin-when-cross-origin',
      focused: 1,
    });
    expect(box.dataset.state).toBe('playing');
  });

  test.each([
    { ...film, host: 'evil.example' },
    { ...film, id: '../../evil' },
  ])('never comes from elsewhere: %o', (dataset) => {
    expect(press(dataset)).toBeUndefined();
    expect(box.dataset.state).toBeUndefined();
  });

  test('gives way to the link when the page’s policy does not let it in', () => {
    const frame = press(film);
    const violation = (effectiveDirective: string, blockedURI: string): void =>
      void page.dispatchEvent(
        Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
      );
    violation('img-src', 'https://www.youtube-nocookie.com');
    violation('frame-src', 'https://other.example');
    expect(box.dataset.state).toBe('playing');
    violation('frame-src', 'https://www.youtube-nocookie.com');
    expect([box.dataset.state, frame?.isGone]).toEqual(['refused', true]);
    const left: string[] = [];
    vi.stubGlobal('location', { assign: (href: string) => left.push(href) });
    press(film);
    expect([left, box.frames.length]).toEqual([['https://vimeo.com/1'], 1]);
  });
});

describe('consent to social media', () => {
  test('takes the notice away, as soon as it is given and as long as it holds; the player still waits', () => {
    start(box as unknown as HTMLElement);
    expect(box.dataset.consent).toBe('false');
    page.cookie = 'vid=1; consent=C0001,C0005';
    page.dispatchEvent(new Event('consent-changed'));
    expect(box.dataset.consent).toBe('true');
    page.cookie = 'consent=C0001';
    page.dispatchEvent(new Event('consent-changed'));
    expect(box.dataset.consent).toBe('false');
    expect(box.frames).toEqual([]);
  });
});
