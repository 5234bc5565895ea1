import Box from '@mui/joy/Box';
import Textarea from '@mui/joy/Textarea';

const NOTES = [
  ['neutral', 'Umbrella, black'],
  ['primary', 'New: violin case'],
  ['success', 'Returned to its owner'],
  ['warning', 'Pick up by Friday'],
  ['danger', 'Contains medicine'],
] as const;

export default function TextareaColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      }}
    >
      {NOTES.map(([color, note]) => (
        <Textarea
          key={color}
          color={color}
          variant="soft"
          minRows={2}
          defaultValue={note}
          aria-label={`Note, ${color}`}
        />
      ))}
    </Box>
  );
}
