import { config } from 'zod';

// Schemas are never compiled to code here: the page's policy forbids it, and would report each attempt. A schema asks for this when
// it is made, so that this file is imported before all that have some.
config({ jitless: true });
