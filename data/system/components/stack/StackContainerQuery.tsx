import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

function Instrument({ name, detail }: { name: string; detail: string }) {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9ecf9, #1d2545)',
      }}
    >
      <Stack
        direction={{ '@': 'column', '@260': 'row' }}
        useFlexGap
        spacing={{ '@': 0.5, '@260': 2 }}
        sx={{ justifyContent: 'space-between' }}
      >
        <strong>{name}</strong>
        <span>{detail}</span>
      </Stack>
    </Box>
  );
}

export default function StackContainerQuery() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 2, width: '100%' }}>
      <Instrument name="Spectrograph" detail="Cooled to −20 °C" />
      <Instrument name="Guider" detail="Locked" />
    </Box>
  );
}
