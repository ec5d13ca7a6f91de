import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from './action.ts';

// A gallery of three pictures as far as the action looks at it.
class FakeElement extends EventTarget {
  dataset: Record<string, string> = {};
  textContent = '';
  found: Record<string, unknown> = {};
  children: unknown[] = [];
  focused = 0;
  open = false;
  closest(selector: string): unknown {
    return this.found[selector] ?? null;
  }
  querySelector(selector: string): unknown {
    return this.found[selector] ?? null;
  }
  querySelectorAll(): unknown {
    return this.children;
  }
  replaceChildren(...children: unknown[]): void {
    this.children = children;
  }
  focus(): void {
    this.focused++;
  }
  showModal(): void {
    this.open = true;
  }
  close(): void {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  }
}

class FakeImage {
  alt = '';
  srcset = '';
  sizes = '';
}

let links: FakeElement[];
let dialog: FakeElement;
let stage: FakeElement;
let caption: FakeElement;
let count: FakeElement;
let next: FakeElement;

function linkTo(name: string, number: number, gallery: FakeElement): FakeElement {
  const link = new FakeElement();
  const small = { alt: name, srcset: `/bilder/${name}/960-1 960w`, getAttribute: () => '1200' };
  const figure = new FakeElement();
  figure.found = number === 1 ? {} : { figcaption: { textContent: `Text zu ${name}` } };
  link.dataset = { action: 'image-gallery', count: `Bild ${number} von 3` };
  link.found = { section: gallery, img: small, figure };
  return link;
}

beforeEach(() => {
  const gallery = new FakeElement();
  dialog = new FakeElement();
  [stage, caption, count, next] = [
    new FakeElement(),
    new FakeElement(),
    new FakeElement(),
    new FakeElement(),
  ];
  dialog.found = {
    '[data-part="stage"]': stage,
    '[data-part="caption"]': caption,
    '[data-part="count"]': count,
  };
  gallery.found = { dialog };
  links = ['sofa', 'bett', 'lampe'].map((name, index) => linkTo(name, index + 1, gallery));
  gallery.children = links;
  next.dataset = { step: '1' };
  next.found = { section: gallery };
  vi.stubGlobal('Image', FakeImage);
});

const press = (element: FakeElement | undefined): void => run(element as unknown as HTMLElement);
const key = (name: string): void =>
  void dialog.dispatchEvent(Object.assign(new Event('keydown'), { key: name }));
const shown = (): unknown => (stage.children[0] as FakeImage).alt;

describe('the layer', () => {
  test('shows the pressed picture in all its widths, with its words', () => {
    press(links[1]);
    expect(dialog.open).toBe(true);
    expect(stage.children[0]).toMatchObject({
      alt: 'bett',
      srcset: '/bilder/bett/960-1 960w',
      sizes: '100vw',
    });
    expect([caption.textContent, count.textContent]).toEqual(['Text zu bett', 'Bild 2 von 3']);
  });

  test('goes on by button and by arrow keys, and round at the ends', () => {
    press(links[1]);
    press(next);
    expect(shown()).toBe('lampe');
    key('ArrowRight');
    expect([shown(), caption.textContent]).toEqual(['sofa', '']);
    key('ArrowLeft');
    expect(shown()).toBe('lampe');
    key('Enter');
    expect(shown()).toBe('lampe');
  });

  test('gives the focus back to the picture that was seen last', () => {
    press(links[0]);
    press(next);
    dialog.close();
    expect(links.map(({ focused }) => focused)).toEqual([0, 1, 0]);
  });

  test('opened again, keys still go one by one', () => {
    press(links[0]);
    dialog.close();
    press(links[0]);
    key('ArrowRight');
    expect(shown()).toBe('bett');
  });
});
