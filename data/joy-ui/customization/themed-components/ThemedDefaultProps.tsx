import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButton: { defaultProps: { variant: 'soft', size: 'lg' } },
    JoyInput: { defaultProps: { variant: 'soft', size: 'lg' } },
  },
});

export default function ThemedDefaultProps() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack
        component="form"
        onSubmit={(event) => event.preventDefault()}
        spacing={1.5}
        sx={{ width: '100%', maxWidth: 320 }}
      >
        <Input
          placeholder="Name of the tool"
          slotProps={{ input: { 'aria-label': 'Name of the tool' } }}
        />
        <Button type="submit">Find in the tool library</Button>
      </Stack>
    </ThemeProvider>
  );
}
