import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const hides = ['North hide', 'Reed hide', 'Dune hide'];

export default function SkeletonComponent() {
  return (
    <Stack component="ul" aria-label="Hides" aria-busy spacing={1} sx={{ width: 240, p: 0, m: 0 }}>
      {hides.map((hide) => (
        <Skeleton
          key={hide}
          component="li"
          variant="rounded"
          height={40}
          sx={{ listStyle: 'none' }}
        />
      ))}
    </Stack>
  );
}
