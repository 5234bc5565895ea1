/** What pages/_app does before any page shows. */
import { provideParts } from '@/src/site/lazy/loadPart';
import { PARTS } from '@/src/site/lazy/parts';

provideParts(PARTS);
