import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import type {} from '@mui/lab/themeAugmentation';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { works } from './works';

const withTightTimelines = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTimeline: { defaultProps: { position: 'left' } },
    MuiTimelineItem: { styleOverrides: { root: { minHeight: 44 } } },
    MuiTimelineDot: {
      defaultProps: { color: 'inherit', variant: 'outlined' },
      styleOverrides: { root: { margin: '8px 0', borderRadius: 2 } },
    },
    MuiTimelineConnector: {
      styleOverrides: { root: { width: 1, backgroundColor: 'currentcolor' } },
    },
    MuiTimelineContent: { styleOverrides: { root: { paddingBlock: 2 } } },
  },
});

export default function TimelineThemed() {
  return (
    <ThemeProvider theme={withTightTimelines}>
      <Timeline>
        {works.slice(2).map(({ year, what }, index) => (
          <TimelineItem key={year}>
            <TimelineSeparator>
              <TimelineDot />
              {index < 2 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{what}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </ThemeProvider>
  );
}
