import type { ContentSource } from './content-source.ts';

/** The same source for somebody who looks at drafts elsewhere: where a draft is asked for, it gives what is published. */
export function withoutDrafts(source: ContentSource): ContentSource {
  return {
    locate: (address) => source.locate(address),
    read: (address, request) =>
      source.read(
        address.kind === 'page' || address.kind === 'frame' ? { ...address, draft: false } : address,
        request,
      ),
  };
}
