import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import { styled } from '@mui/material/styles';

const HoneyDial = styled(SpeedDial)({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  [`& .${speedDialClasses.fab}`]: {
    borderRadius: 16,
    backgroundColor: '#7a4b00',
    color: '#fff6da',
    '&:hover': { backgroundColor: '#5c3800' },
  },
  [`& .${speedDialActionClasses.fab}`]: {
    borderRadius: 12,
    backgroundColor: '#ffe3a1',
    color: '#4d2f00',
    '&:hover': { backgroundColor: '#ffd473' },
  },
});

export default function SpeedDialStyled() {
  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 130 }}>
      <HoneyDial ariaLabel="Harvest report" icon={<ShareIcon />} direction="right">
        <SpeedDialAction icon={<PrintIcon />} tooltipTitle="Print" />
        <SpeedDialAction icon={<DownloadIcon />} tooltipTitle="Save" />
      </HoneyDial>
    </Box>
  );
}
