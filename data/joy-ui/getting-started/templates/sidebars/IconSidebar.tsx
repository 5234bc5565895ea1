import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import { GROUPS, type SidebarProps } from './pages';

/** One icon for each group. It opens the first page of the group. */
export default function IconSidebar({ page, onPage }: SidebarProps) {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 1.5 }}>
      <Box component="nav" aria-label="Main">
        <Stack direction={{ xs: 'row', sm: 'column' }} spacing={1}>
          {GROUPS.map(({ name, icon, pages }) => {
            const isCurrent = pages.includes(page);
            return (
              <Tooltip key={name} title={name} placement="right" variant="outlined">
                <IconButton
                  variant={isCurrent ? 'solid' : 'plain'}
                  size="lg"
                  aria-current={isCurrent || undefined}
                  onClick={() => onPage(pages[0]!)}
                >
                  {icon}
                </IconButton>
              </Tooltip>
            );
          })}
        </Stack>
      </Box>
    </Sheet>
  );
}
