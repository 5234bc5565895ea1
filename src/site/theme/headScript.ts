import { THEME_COLORS } from '@/src/shared/themeColors';
import { DARK_QUERY, MODE_ATTRIBUTE, MODE_KEY, THEME_COLOR_TAGS } from '../state/mode';
import { THEME_SETTINGS_KEY } from '../state/themeSettings';

/**
 * The script that stands in the head: it sets mode and direction before the first paint,
 * and tells CSS that scripts run (`data-js`). A browser that cannot read the syntax of the site's scripts (ES2022) must not
 * read this one either, or CSS would hide what only they can show: the class is there for that alone.
 */
export const headScript = `(function(){class S{static{}}var d=document.documentElement,m,s;d.dataset.js='';try{m=localStorage.getItem('${MODE_KEY}');s=JSON.parse(localStorage.getItem('${THEME_SETTINGS_KEY}'))}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('${DARK_QUERY}').matches?'dark':'light';d.setAttribute('${MODE_ATTRIBUTE}',m);document.querySelectorAll('${THEME_COLOR_TAGS}').forEach(function(e){e.content=m==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'});if(s&&s.direction==='rtl')d.dir='rtl'})()`;
