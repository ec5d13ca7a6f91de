import { config } from 'zod';

// Schemas are never compiled to code here: the page's policy forbids it, and would report each attempt. Before any is made.
config({ jitless: true });
