import type { ContentStore } from './content-store.ts';

/** Has `tell` finish after everything that may change what shoppers see, so that whoever did it sees it at once. */
export function tellingContentStore(store: ContentStore, tell: () => Promise<void>): ContentStore {
  const telling =
    <Args extends unknown[], Outcome>(act: (...args: Args) => Promise<Outcome>) =>
    async (...args: Args): Promise<Outcome> => {
      const outcome = await act(...args);
      await tell();
      return outcome;
    };
  return {
    ...store,
    discard: telling(store.discard),
    publish: telling(store.publish),
    unpublish: telling(store.unpublish),
    schedule: telling(store.schedule),
    unschedule: telling(store.unschedule),
    holdBack: telling(store.holdBack),
    planInRelease: telling(store.planInRelease),
    leaveRelease: telling(store.leaveRelease),
    scheduleRelease: telling(store.scheduleRelease),
    publishRelease: telling(store.publishRelease),
    dropRelease: telling(store.dropRelease),
    removeRedirect: telling(store.removeRedirect),
  };
}
