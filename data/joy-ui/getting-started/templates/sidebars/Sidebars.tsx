import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import GroupSidebar from './GroupSidebar';
import IconSidebar from './IconSidebar';
import TwoColumnSidebar from './TwoColumnSidebar';

const SIDEBARS = { groups: GroupSidebar, icons: IconSidebar, columns: TwoColumnSidebar };
type Kind = keyof typeof SIDEBARS;

export default function Sidebars() {
  const id = React.useId();
  const [kind, setKind] = React.useState<Kind>('groups');
  const [page, setPage] = React.useState('Routes');
  const Sidebar = SIDEBARS[kind];

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', sm: '1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Sidebar page={page} onPage={setPage} />
      <Stack component="main" spacing={2} sx={{ p: { xs: 2, md: 4 }, alignItems: 'flex-start' }}>
        <Typography level="h2" component="h1">
          {page}
        </Typography>
        <Typography id={id} sx={{ color: 'text.primary' }}>
          Sidebar
        </Typography>
        <ToggleButtonGroup
          aria-labelledby={id}
          value={kind}
          onChange={(_event, next) => setKind(next ?? kind)}
          sx={{ flexWrap: 'wrap' }}
        >
          <Button value="groups">Groups</Button>
          <Button value="icons">Icons only</Button>
          <Button value="columns">Two columns</Button>
        </ToggleButtonGroup>
      </Stack>
    </Box>
  );
}
