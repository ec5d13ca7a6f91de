import { makeAddress } from './content-address.ts';
import { bucketFileOf, isBucketAddress } from './content-location.ts';
import type { BucketAddress, SourceSurvey } from './content-source.ts';
import { readReferenceCall } from './reference-cms-calls.ts';

type Fault = Omit<SourceSurvey['faults'][number], 'place'>;

/** The data sets among the files of a content folder, and why other files of its buckets are none; paths are below the folder. */
export function bucketFilesIn(files: Iterable<string>): {
  addresses: BucketAddress[];
  faults: [string, Fault][];
} {
  const addresses: BucketAddress[] = [];
  const faults: [string, Fault][] = [];
  for (const file of files) {
    const [, tenant = '', path = ''] = /^([^/]+)\/buckets\/(.+)$/.exec(file) ?? [];
    // No call asks for the draft of a data set: it waits for its editor.
    if (path === '' || path.endsWith('.draft.json')) continue;
    const call = readReferenceCall(`/buckets/${tenant}/${encodeURI(path)}`, [tenant]);
    const address = call.ok ? call.addresses.find(isBucketAddress) : undefined;
    // What is read back must be this file.
    if (address && makeAddress(address).ok && bucketFileOf(address) === path) addresses.push(address);
    else
      faults.push([
        file,
        { code: 'data-unreachable', message: call.ok ? 'No call asks for it.' : call.detail },
      ]);
  }
  return { addresses, faults };
}
