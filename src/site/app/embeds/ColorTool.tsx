import type { ColorToolTexts } from '@/src/shared/embedTexts';
import { createLiveEmbed } from './live/createLiveEmbed';

/** `{{"component": "ColorTool"}}`: two colors, and what Material UI computes from them. */
const ColorTool = createLiveEmbed<{ texts: ColorToolTexts }>(
  () => import('./live/ColorTool'),
  typeof window === 'undefined' ? require('./live/ColorTool').default : undefined,
);
export default ColorTool;
