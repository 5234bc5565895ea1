import AspectRatio from '@mui/joy/AspectRatio';
import type { Article } from './articles';

const PATHS: Record<Article['picture'], string> = {
  arch: 'M4 46C24 18 76 18 96 46M4 40h92M20 40v-6M35 40V28M50 40V25M65 40V28M80 40v-6',
  cable: 'M4 44h92M30 44V12M70 44V12M4 40Q30 12 30 12Q50 44 70 12Q70 12 96 40M40 44V26M60 44V26',
  beam: 'M4 36h92M4 40h92M24 40v16M50 40v16M76 40v16M4 36l12-8h68l12 8',
};

export default function BridgePicture({ kind }: { kind: Article['picture'] }) {
  return (
    <AspectRatio ratio="16/10" color="primary" sx={{ width: 160, '--AspectRatio-radius': '8px' }}>
      <svg viewBox="0 0 100 62" aria-hidden="true">
        <path d={PATHS[kind]} fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M0 57q12-4 25 0t25 0t25 0t25 0" fill="none" stroke="currentColor" />
      </svg>
    </AspectRatio>
  );
}
