import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxDisabled() {
  return (
    <Stack spacing={1.5}>
      <Checkbox disabled label="Brioche, sold out today" />
      <Checkbox disabled defaultChecked label="Standing order, managed by the shop" />
      <Checkbox disabled defaultChecked variant="soft" label="Closed on Mondays" />
    </Stack>
  );
}
