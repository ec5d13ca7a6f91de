import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import { pageEnvelope } from '../../../schemas/page.ts';
import type { StudioApi } from '../api/studio-api.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { VariantFrame } from '../frame/variant-frame.tsx';
import { useText } from '../text/text-context.ts';
import { Segments } from '../ui/segments.tsx';
import { frameWidths } from '../view/frame-widths.ts';
import { localesWithTexts, type PageVariant, pageVariants } from '../view/page-variants.ts';
import { indexOf, useDraft, useShown, useStudio } from './studio-context.ts';
import { useFaultBoxes } from './use-fault-boxes.ts';

/** Width in which a page is looked at where none is chosen, in CSS pixels. */
const usualWidth = 1280;

/** Zoomed out: all variants of the page side by side, in one thing at a time. */
export function Variants({ session }: { session: DraftSession }): ReactNode {
  const studio = useStudio();
  const text = useText();
  const { timeZone, locales } = studio.tools.page.shop;
  const view = useShown((state) => state.view);
  const width = useShown((state) => state.width);
  const shownLocale = useShown((state) => state.locale);
  const document = useDraft(session, (draft) => draft.document);
  const faultsIn = useFaultBoxes(session);
  const [chosen, setChosen] = useState('widths');
  const page = isJsonObject(document.page) ? document.page : {};
  const own = typeof page.locale === 'string' ? page.locale : shownLocale;
  const versions = useVersions(page, own, studio.tools.api);
  const index = indexOf(document);
  const languages = [own, ...localesWithTexts(index, locales).filter((locale) => locale !== own)]
    .filter((locale) => !versions.some((version) => version.locale === locale))
    .map((locale) => ({ locale }));
  const groups = pageVariants({
    ...{ index, view, text, language: studio.language, timeZone, now: studio.ports.now() },
    width: width === 'free' ? usualWidth : Number(width),
    languages: [...languages, ...versions],
  });
  const group = groups.find(({ name }) => name === chosen) ?? groups[0];
  if (!group) return null;
  const all = group.variants.reduce((sum, one) => sum + one.width, 0);

  function open({ view: next, width: wide, document: other }: PageVariant): void {
    const found = frameWidths.find((one) => one === String(wide));
    const isByWidth = group?.name === 'widths';
    studio.show({ view: next, isZoomedOut: false, ...(isByWidth && found && { width: found }) });
    if (other !== undefined) void studio.open(other);
  }

  return (
    <section className="frame-variants" aria-label={text('variants.title')}>
      <div className="frame-variants-head">
        <Segments
          label={text('variants.by')}
          value={group.name}
          options={groups.map(({ name, label }) => ({ value: name, label }))}
          onChange={setChosen}
        />
      </div>
      <div className="frame-variants-plane">
        {group.variants.map((variant) => (
          <VariantFrame
            key={`${group.name} ${variant.label}`}
            {...variant}
            document={variant.document ?? session.id}
            draft={variant.document === undefined ? session.draft : undefined}
            scale={Math.min(0.5, Math.max(0.22, 900 / all))}
            faultsIn={faultsIn}
            onOpen={() => open(variant)}
          />
        ))}
      </div>
    </section>
  );
}

const alternatesOf = pageEnvelope.shape.page.shape.alternates;

/** The page in other languages, where these are documents of their own. */
function useVersions(
  page: JsonObject,
  own: string,
  api: Pick<StudioApi, 'documents'>,
): readonly { locale: string; document: string }[] {
  const written = JSON.stringify(page.alternates ?? []);
  const alternates = useMemo(() => {
    const read = alternatesOf.safeParse(JSON.parse(written));
    return read.success ? read.data.filter(({ locale }) => locale !== own) : [];
  }, [written, own]);
  const [versions, setVersions] = useState<readonly { locale: string; document: string }[]>([]);
  useEffect(() => {
    let isWanted = true;
    const found = alternates.map(async ({ locale, path }) => {
      // Such a path is written with the prefix of its language or without.
      const bare = path.slice(path.indexOf('/', 1));
      const documents = await api.documents(locale).catch(() => []);
      const document = documents.find(({ kind, key }) => kind === 'page' && (key === path || key === bare));
      return document ? [{ locale, document: document.id }] : [];
    });
    void Promise.all(found).then((all) => isWanted && setVersions(all.flat()));
    return () => void (isWanted = false);
  }, [alternates, api]);
  return versions;
}
