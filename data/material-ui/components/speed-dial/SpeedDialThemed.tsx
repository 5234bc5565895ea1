import EditIcon from '@mui/icons-material/Edit';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withSmallDials = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSpeedDial: {
      defaultProps: { direction: 'down', FabProps: { size: 'small' } },
      styleOverrides: { fab: { boxShadow: 'none' } },
    },
    MuiSpeedDialAction: {
      styleOverrides: { fab: { boxShadow: 'none', border: '1px solid currentColor' } },
    },
    MuiSpeedDialIcon: {
      styleOverrides: { root: { '& .MuiSpeedDialIcon-iconOpen': { scale: '1.3' } } },
    },
  },
});

export default function SpeedDialThemed() {
  return (
    <ThemeProvider theme={withSmallDials}>
      <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 180 }}>
        <SpeedDial
          ariaLabel="Queen"
          icon={<SpeedDialIcon />}
          sx={{ position: 'absolute', top: 0, insetInlineStart: 0 }}
        >
          <SpeedDialAction icon={<SearchIcon />} tooltipTitle="Find" />
          <SpeedDialAction icon={<EditIcon />} tooltipTitle="Mark" />
        </SpeedDial>
      </Box>
    </ThemeProvider>
  );
}
