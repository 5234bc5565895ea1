import { THEME_COLORS } from '@/src/shared/themeColors';
import { DARK_QUERY, MODE_ATTRIBUTE, MODE_KEY, THEME_COLOR_TAGS } from '../state/mode';
import { THEME_SETTINGS_KEY } from '../state/themeSettings';

/**
 * The inline script in the head. It sets mode and direction before the first paint, and `data-js`, by which CSS detects
 * scripts. A browser that doesn't support the syntax of the site's scripts (ES2022) must not run this one either,
 * because CSS would hide content that only scripts can show. The empty class with a static block ensures that.
 */
export const headScript = `(function(){class S{static{}}var d=document.documentElement,m,s;d.dataset.js='';try{m=localStorage.getItem('${MODE_KEY}');s=JSON.parse(localStorage.getItem('${THEME_SETTINGS_KEY}'))}catch(e){}if(m!=='light'&&m!=='dark')m=matchMedia('${DARK_QUERY}').matches?'dark':'light';d.setAttribute('${MODE_ATTRIBUTE}',m);document.querySelectorAll('${THEME_COLOR_TAGS}').forEach(function(e){e.content=m==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'});if(s&&s.direction==='rtl')d.dir='rtl'})()`;
