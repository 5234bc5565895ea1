import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';

const glazes = ['Tenmoku', 'Shino', 'Ash', 'Oribe', 'Copper red', 'Rutile'];

export default function TooltipNonInteractive() {
  return (
    <Box
      role="group"
      aria-label="Glazes"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 0.5 }}
    >
      {glazes.map((glaze, index) => (
        <Tooltip key={glaze} disableInteractive title={`${index + 1} ${glaze}`} size="sm">
          <IconButton variant="soft">{index + 1}</IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
