/** The shapes of the playground's icons: the site has no icon font, whose names the code uses. */
import Flag from '@mui/icons-material/Flag';
import Luggage from '@mui/icons-material/Luggage';
import Schedule from '@mui/icons-material/Schedule';
import Train from '@mui/icons-material/Train';
import BaseIcon, { type IconProps } from '@mui/material/Icon';

const SX = { display: 'block' };

const SHAPES = new Map([
  ['train', <Train key="train" fontSize="inherit" sx={SX} />],
  ['luggage', <Luggage key="luggage" fontSize="inherit" sx={SX} />],
  ['schedule', <Schedule key="schedule" fontSize="inherit" sx={SX} />],
  ['flag', <Flag key="flag" fontSize="inherit" sx={SX} />],
]);

export function Icon({ children, ...props }: IconProps) {
  return <BaseIcon {...props}>{SHAPES.get(String(children))}</BaseIcon>;
}
