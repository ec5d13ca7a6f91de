import type { ReactNode } from 'react';
import type { StudioLanguage } from '../../../schemas/editing/studio-language.ts';
import { type StudioTools, ToolsContext } from '../api/studio-tools.ts';
import { studioTexts } from '../text/studio-texts.ts';
import { TextContext } from '../text/text-context.ts';

/** What a part of the studio needs around it that asks the server for nothing. */
export function InStudio({
  language,
  children,
}: {
  language: StudioLanguage;
  children: ReactNode;
}): ReactNode {
  const tools = { page: { language } } as StudioTools;
  return (
    <ToolsContext value={tools}>
      <TextContext value={studioTexts(language)}>{children}</TextContext>
    </ToolsContext>
  );
}
