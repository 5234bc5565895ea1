import AspectRatio from '@mui/joy/AspectRatio';
import type { Cabin } from './cabins';

const SCENES: Record<Cabin['picture'], { sky: string; ground: string; path: string }> = {
  forest: {
    sky: '#cfe3d4',
    ground: '#2f5d3f',
    path: 'M0 60V44l8-22 8 22 6-28 9 28 7-16 8 16h18l8-20 8 20 7-26 9 26 4-8v24z',
  },
  lake: { sky: '#cddff0', ground: '#3d6f9e', path: 'M0 60V46h30c8 4 18 4 26 0s18-4 44 2v12z' },
  ridge: {
    sky: '#e6dcd2',
    ground: '#6b6259',
    path: 'M0 60V40l18-20 12 12 20-26 16 20 12-8 22 26v16z',
  },
};

export default function CabinPicture({ kind }: { kind: Cabin['picture'] }) {
  const { sky, ground, path } = SCENES[kind];

  return (
    <AspectRatio ratio="16/9" sx={{ '--AspectRatio-radius': '8px' }}>
      <svg viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="60" fill={sky} />
        <path d={path} fill={ground} />
        <path d="M50 50V38l11-8 11 8v12z" fill="#7a4a2b" />
        <path d="M47 39l14-11 14 11z" fill="#3b2a20" />
        <path d="M58 50v-8h6v8z" fill="#f4d58d" />
      </svg>
    </AspectRatio>
  );
}
