/** What pages/_app does before any page shows. */
import { provideParts } from '@/src/site/browser/loadPart';
import { LAZY_PARTS } from '@/src/site/app/lazyParts';

provideParts(LAZY_PARTS);
