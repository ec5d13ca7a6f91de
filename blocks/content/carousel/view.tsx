import type { ReactNode } from 'react';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { Controls } from './controls.tsx';
import type { CarouselProps } from './schema.ts';
import { SlideView } from './slide-view.tsx';
import { styles } from './styles.ts';

/** By number of slides: how wide a row has room for all of them. */
const few = [undefined, undefined, styles.two, styles.three, styles.four] as const;

type Input = ViewInput<CarouselProps, object, 'items', never>;

/** Slides that scroll sideways by themselves in every browser; buttons and rotation are the action's. */
export function view({ props, slots, page }: Input) {
  const { headline, showHeadline, look, rotation, seconds } = props;
  const slides = slidesOf(props, slots.items, page);
  if (slides.length === 0) return null;
  const isMany = slides.length > 1;
  return (
    <section
      id={page.nodeId}
      className={section.root}
      aria-label={headline}
      aria-roledescription={page.t('carousel.carousel')}
      data-carousel={seconds}
      data-action={isMany ? 'carousel' : undefined}
      data-action-on={isMany ? 'focusin' : undefined}
      data-action-start={isMany && rotation === 'automatic' ? 'carousel' : undefined}
    >
      <div className={section.inner}>
        {(showHeadline || isMany) && (
          <div className={styles.head}>
            <h2 className={showHeadline ? classNames(section.title, styles.title) : hidden.root}>
              {headline}
            </h2>
            {isMany && (
              <Controls
                page={page}
                canPlay={rotation !== 'never'}
                visible={look === 'several' ? few[slides.length] : undefined}
              />
            )}
          </div>
        )}
        <div
          className={classNames(styles.track, look === 'several' && styles.several)}
          role="group"
          aria-label={page.t('carousel.slides')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
          tabIndex={isMany ? 0 : undefined}
          data-track=""
        >
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={page.t('carousel.slide')}
              aria-label={page.t('carousel.position', { number: index + 1, count: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
        <p className={hidden.root} role="status" aria-live="polite" />
      </div>
    </section>
  );
}

function slidesOf(
  { slides, look, showHeadline }: CarouselProps,
  items: ReactNode[],
  page: PageView,
): ReactNode[] {
  const sizes =
    look === 'one'
      ? '(min-width:900px) 58vw,92vw'
      : '(min-width:1200px) 24vw,(min-width:900px) 32vw,(min-width:600px) 45vw,78vw';
  const own = slides.map((slide, index) => (
    <SlideView
      key={index}
      slide={slide}
      page={page}
      sizes={sizes}
      level={showHeadline || slides.length + items.length > 1 ? 'h3' : 'h2'}
      isFirst={page.isFirstPicture && index === 0}
    />
  ));
  return [...own, ...items];
}
