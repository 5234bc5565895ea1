import DarkModeRoundedIcon from '@mui/icons-material/DarkModeRounded';
import PublicRoundedIcon from '@mui/icons-material/PublicRounded';
import StarRoundedIcon from '@mui/icons-material/StarRounded';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const objects = [
  { name: 'Moon', icon: <DarkModeRoundedIcon />, text: 'Waxing gibbous, sets at 03:12' },
  { name: 'Planets', icon: <PublicRoundedIcon />, text: 'Saturn and Neptune, in the south' },
  { name: 'Stars', icon: <StarRoundedIcon />, text: 'Vega passes the zenith at 23:40' },
];

export default function TabsIconsAbove() {
  return (
    <Tabs defaultValue="Moon" sx={{ width: '100%', maxWidth: 360 }}>
      <TabList tabFlex={1} aria-label="Objects">
        {objects.map(({ name, icon }) => (
          <Tab key={name} value={name} orientation="vertical">
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
      {objects.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
