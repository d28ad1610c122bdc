ALTER TABLE "app_user" DROP COLUMN "login_attempts";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "locked_until";