/** The playground's speed dial stands there from the start, and its signs are as large as icons. */
import MuiSpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';

export function SpeedDial(props: SpeedDialProps) {
  return (
    <MuiSpeedDial
      {...props}
      slotProps={{ transition: { appear: false } }}
      sx={{ '& .MuiFab-root': { fontSize: 22 } }}
    />
  );
}
