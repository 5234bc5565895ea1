import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({ cssVarPrefix: 'lookout' });

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      aria-label="Color mode"
      value={mode ?? null}
      onChange={(_event, next) => setMode(next ?? mode ?? null)}
    >
      <Button value="light">Light</Button>
      <Button value="system">System</Button>
      <Button value="dark">Dark</Button>
    </ToggleButtonGroup>
  );
}

export default function ModeToggle() {
  // In your app, the provider sets the mode on the whole page. Omit this state.
  const [node, setNode] = React.useState<HTMLDivElement | null>(null);

  return (
    <CssVarsProvider theme={theme} modeStorageKey="lookout-mode" colorSchemeNode={node}>
      <Sheet ref={setNode} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography level="title-md">Night watch</Typography>
          <ModeButtons />
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
