import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const sections = [
  { name: 'Open nights', text: 'Every Friday from dusk, weather permitting. Bring warm clothes.' },
  { name: 'Telescope time', text: 'Members book slots of 30 minutes, up to four per month.' },
  { name: 'Arrival', text: 'Park at the lower gate and walk the last 200 meters without lights.' },
];

export default function ContainerBand() {
  return (
    <Box sx={{ '& > :nth-of-type(odd)': { bgcolor: 'light-dark(#e9ecf9, #1d2545)' } }}>
      {sections.map(({ name, text }) => (
        <Box component="section" aria-label={name} key={name} sx={{ py: 2 }}>
          <Container maxWidth="sm">
            <strong>{name}</strong>
            <div>{text}</div>
          </Container>
        </Box>
      ))}
    </Box>
  );
}
