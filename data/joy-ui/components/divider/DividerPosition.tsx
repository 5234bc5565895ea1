import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerPosition() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%' }}>
        Monday
      </Divider>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '25%' }}>
        Wednesday
      </Divider>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '100%' }}>
        Friday
      </Divider>
    </Stack>
  );
}
