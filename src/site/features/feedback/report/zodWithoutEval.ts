/**
 * zod tests whether it can compile schemas with `new Function`, which violates the Content-Security-Policy and is
 * reported. Schemas test this when they are created, so this module must be imported before them.
 */
import { config } from 'zod';

config({ jitless: true });
