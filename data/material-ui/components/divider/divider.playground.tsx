/** Adds content on both sides of the divider of the playground. */
import Box from '@mui/material/Box';
import BaseDivider, { type DividerProps } from '@mui/material/Divider';

export function Divider(props: DividerProps) {
  const isVertical = props.orientation === 'vertical';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: isVertical ? 'row' : 'column',
        alignItems: isVertical ? 'center' : 'stretch',
        gap: 2,
        width: '100%',
        maxWidth: 360,
        height: 128,
        justifyContent: 'center',
        textAlign: 'center',
      }}
    >
      <span>Cabin with a window</span>
      <BaseDivider {...props} />
      <span>Reclining seat</span>
    </Box>
  );
}
