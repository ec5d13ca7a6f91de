import '../browser/no-compiled-schemas.ts';
import { createRoot } from 'react-dom/client';
import { studioPage } from '../../schemas/editing/studio-page.ts';
import { createAsk } from './api/ask.ts';
import { createStudioApi } from './api/studio-api.ts';
import { readAddress } from './app/address.ts';
import { App } from './app/app.tsx';
import { createStudio } from './app/studio.ts';

const place = document.getElementById('studio');
const data = document.getElementById('studio-data');
if (place && data) {
  const page = studioPage.parse(JSON.parse(data.textContent));
  const ask = createAsk('/edit/api');
  const studio = createStudio(
    { page, ask, api: createStudioApi(ask) },
    {
      storage: localStorage,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      later(run, ms) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    },
  );
  createRoot(place).render(<App studio={studio} />);
  void studio.loadDocuments();
  const { document: open } = readAddress(location.hash);
  if (open !== undefined) void studio.open(open);
}
