/**
 * zod tries whether it may compile its schemas, which the Content-Security-Policy refuses and reports. Schemas look when
 * they are made: this must be imported before them.
 */
import { config } from 'zod';

config({ jitless: true });
