import { describe, expect, it } from 'vitest';
import {
  BUILDER_TEXTS,
  builderButtons,
  publishedLaunch,
  settledStatus,
  unpublishedLaunch,
} from './form-status.ts';

const now = new Date('2026-01-02T00:00:00Z');
const before = new Date('2026-01-01T00:00:00Z');

describe('form status', () => {
  it.each([
    ['draft', null, now],
    ['inactive', before, before],
    ['active', before, before],
  ] as const)('publishes a form that is %s', (status, launchedAt, launch) => {
    expect(publishedLaunch({ status, launchedAt }, now)).toEqual({
      status: 'active',
      launchedAt: launch,
    });
  });

  it.each([
    ['active', before, 'inactive'],
    ['inactive', before, 'inactive'],
    ['draft', null, 'draft'],
  ] as const)('unpublishes a form that is %s', (status, launchedAt, result) => {
    expect(unpublishedLaunch({ status, launchedAt })).toEqual({ status: result, launchedAt });
  });

  it.each([
    ['draft', null, 'draft'],
    ['active', null, 'draft'],
    ['inactive', null, 'draft'],
    ['draft', before, 'inactive'],
    ['inactive', before, 'inactive'],
    ['active', before, 'active'],
  ] as const)('reads %s launched at %s as %s', (status, launchedAt, result) => {
    expect(settledStatus({ status, launchedAt })).toBe(result);
  });
});

describe('builderButtons', () => {
  it.each(['draft', 'inactive'] as const)('of a form that is %s', (status) => {
    expect(builderButtons(status)).toEqual({
      buttons: ['Save', 'Test', 'Save & Publish'],
      updateMenu: [],
    });
  });

  it('of an active form', () => {
    expect(builderButtons('active')).toEqual({
      buttons: ['Update'],
      updateMenu: ['Publish Updates', 'Unpublish'],
    });
  });
});

describe('builder texts', () => {
  it('speaks as specified', () => {
    expect(BUILDER_TEXTS).toEqual({
      published: 'Signup form published successfully',
      unpublished: 'Signup form unpublished',
      saved: 'Signup form saved',
      saveFailed: 'Something happened while saving the signup form data',
      cannotPublish: "Can't Publish",
      testNotAvailable: 'Test Not Available',
      closeWithoutSaving: 'Close without saving?',
      copied: 'Copied to Clipboard',
      copyFailed: 'Could not copy to clipboard',
    });
  });
});
