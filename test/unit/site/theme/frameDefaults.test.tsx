/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import Modal from '@mui/material/Modal';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { render } from '@testing-library/react';
import { createFrameAdapter } from '@/src/site/theme/frameDefaults';

/** Returns the document of an empty iframe whose width differs from that of the page. */
function openFrame(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const asked = (query: string) => ({
    matches: query.includes('600'),
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(frame.contentWindow!, { matchMedia: asked });
  return frame.contentDocument!;
}

function Wide() {
  return useMediaQuery('(min-width:600px)', { noSsr: true }) ? 'wide' : 'narrow';
}

test('Overlays and media queries are those of the frame', () => {
  const target = openFrame();
  const theme = createFrameAdapter(target)(createTheme());
  const { container } = render(
    <ThemeProvider theme={theme}>
      <Wide />
      <Modal open>
        <p>Inside</p>
      </Modal>
    </ThemeProvider>,
  );
  expect(container.textContent).toBe('wide');
  expect(document.body.textContent).not.toContain('Inside');
  expect(target.body.textContent).toBe('Inside');
});

test('A theme keeps its properties, and is adapted once', () => {
  const target = openFrame();
  const adapt = createFrameAdapter(target);
  const theme = {
    palette: {},
    components: {
      MuiButton: { defaultProps: { size: 'small' } },
      MuiModal: { defaultProps: { container: document.body, keepMounted: true }, variants: [] },
    },
  };
  expect(adapt(theme)).toMatchObject({
    palette: {},
    components: {
      MuiButton: { defaultProps: { size: 'small' } },
      MuiModal: { defaultProps: { container: document.body, keepMounted: true }, variants: [] },
      JoyModal: { defaultProps: { container: target.body } },
    },
  });
  expect(adapt(theme)).toBe(adapt(theme));
  expect(theme.components.MuiModal.defaultProps.container).toBe(document.body);
});
