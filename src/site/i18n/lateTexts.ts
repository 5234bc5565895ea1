/**
 * Adds the English texts of parts that load on demand. Such a part imports this module; translations/lateTexts.json says
 * which texts those are.
 * In unit tests, no loader replaces that file, and all texts are in the other one.
 */
import late from '@/translations/lateTexts.json';
import english from '@/translations/translations.json';

Object.assign(english, late);
