import Box from '@mui/material/Box';
import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const ScaleBar = styled(LinearProgress)({
  height: 16,
  borderRadius: 8,
  border: '1px solid currentColor',
  backgroundColor: 'transparent',
  [`& .${linearProgressClasses.bar1}`]: {
    backgroundImage: 'repeating-linear-gradient(90deg, currentColor 0 24px, transparent 24px 48px)',
    backgroundColor: 'transparent',
  },
});

export default function ProgressStyledBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <ScaleBar variant="determinate" value={70} aria-label="Survey of the coast" />
    </Box>
  );
}
