import type { ReactNode } from 'react';
import { useText } from '../text/text-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';
import { frameWidths } from '../view/frame-widths.ts';
import { viewWords } from '../view/view-words.ts';
import { useShown, useStudio } from './studio-context.ts';

/** As whom, when and how wide the page is looked at. */
export function ViewBar(): ReactNode {
  const studio = useStudio();
  const text = useText();
  const width = useShown((state) => state.width);
  const view = useShown((state) => state.view);
  const isZoomedOut = useShown((state) => state.isZoomedOut);
  const isWalking = useShown((state) => state.isWalking);
  const isLeftOpen = useShown((state) => state.isLeftOpen);
  const isRightOpen = useShown((state) => state.isRightOpen);
  const words = viewWords(view, text, studio.language, studio.tools.page.shop.timeZone);
  return (
    <div className="app-view" role="group" aria-label={text('view.title')}>
      <IconButton
        icon="left"
        label={text('command.left')}
        keys="["
        aria-pressed={isLeftOpen}
        onClick={() => studio.show({ isLeftOpen: !isLeftOpen })}
      />
      <Segments
        label={text('view.width')}
        value={width}
        options={frameWidths.map((value) => ({ value, label: value === 'free' ? text('view.free') : value }))}
        onChange={(value) => studio.show({ width: value })}
      />
      <IconButton
        icon={view.scheme === 'dark' ? 'moon' : 'sun'}
        label={text('command.scheme')}
        aria-pressed={view.scheme === 'dark'}
        onClick={() => studio.show({ view: { ...view, scheme: view.scheme === 'dark' ? 'light' : 'dark' } })}
      />
      <Button
        kind="quiet"
        icon="eye"
        className="ui-button app-view-as"
        onClick={() => studio.show({ dialog: { name: 'view' } })}
      >
        <span>{words.length === 0 ? text('view.now') : words.join(' · ')}</span>
      </Button>
      {words.length > 0 && (
        <IconButton icon="close" label={text('view.reset')} onClick={() => studio.show({ view: {} })} />
      )}
      <Button
        kind="quiet"
        aria-pressed={isWalking}
        title={text('command.walk')}
        onClick={() => studio.show({ isWalking: !isWalking })}
      >
        {text('view.walk')}
      </Button>
      <IconButton
        icon="grid"
        label={text('command.variants')}
        keys="Alt+0"
        aria-pressed={isZoomedOut}
        onClick={() => studio.show({ isZoomedOut: !isZoomedOut })}
      />
      <span className="app-space" />
      <IconButton
        icon="right"
        label={text('command.right')}
        keys="]"
        aria-pressed={isRightOpen}
        onClick={() => studio.show({ isRightOpen: !isRightOpen })}
      />
    </div>
  );
}
