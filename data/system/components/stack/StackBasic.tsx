import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const targets = [
  { name: 'Ring Nebula', from: '21:40', minutes: 35 },
  { name: 'Whirlpool Galaxy', from: '22:20', minutes: 90 },
  { name: 'Hercules Cluster', from: '00:05', minutes: 50 },
];

export default function StackBasic() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {targets.map(({ name, from, minutes }) => (
        <Box key={name} sx={{ p: 1.5, borderRadius: 2, bgcolor: 'light-dark(#e9ecf9, #1d2545)' }}>
          <strong>{name}</strong>
          <div>
            From {from}, {minutes} minutes
          </div>
        </Box>
      ))}
    </Stack>
  );
}
